import './style/tokens.css';
import './style/base.css';
import './style/card.css';
import './style/table.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });
