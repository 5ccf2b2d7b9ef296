/* What is heard by itself is a sentence. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
