/** Names of the social networks as they write them, in the order of display. */
export const networkNames = {
  instagram: 'Instagram',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
} as const;
export type Network = keyof typeof networkNames;
export const networks = Object.keys(networkNames) as readonly Network[];
