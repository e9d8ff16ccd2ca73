import { loginModes } from '#features/auth/login/login-mode.ts';

/**
 * Styles of pages with forms, for attributes that `first-paint.js` and the script of the forms set. Of a page with
 * several modes only the current one is visible, and forms are hidden if scripts are off.
 */
export const formStyles = [
  'body [data-mode]{display:none}',
  ...loginModes.map(
    (mode) => `html[data-mode="${mode}"] body [data-mode~="${mode}"]{display:block}`,
  ),
  'html:not([data-scripted]) form[action]{display:none}',
  'html[data-scripted]:not([data-failed]) .without-script{display:none}',
  'html[data-session][data-visitors]:not([data-mailed]) main{visibility:hidden}',
  // What is typed before React has taken the fields over would be lost.
  'form fan-island[when="visible"]:not([alive]) input{visibility:hidden}',
  'form[data-busy] button{opacity:.6;cursor:progress}',
].join('');
