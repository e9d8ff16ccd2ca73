import { logoOnWhite } from '@fanclub/contract/club/logo/logo';

export const logoId = 'club-logo';

/** The club's logo, invisible. A page contains it once, and each of its receipts refers to it. */
export const receiptLogo = `<svg class="logo"><defs>${logoOnWhite.replace('<svg ', `<svg id="${logoId}" `)}</defs></svg>`;
