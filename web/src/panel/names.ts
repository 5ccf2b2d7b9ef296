/* What can be opened over the table. */
export type PanelName =
  | 'menu' | 'sheet' | 'score' | 'log' | 'captures' | 'rules' | 'new' | 'tables' | 'replay' | 'settings' | 'help' | 'claim' | 'resign' | 'cut' | 'hint' | 'invite' | 'device';
