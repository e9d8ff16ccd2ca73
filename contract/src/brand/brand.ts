/** The club's colours and logo. */
export const brand = {
  colours: {
    ink: '#111417',
    paper: '#FBFAF7',
    gold: '#B8892B',
    goldText: '#8A6416',
    goldOnInk: '#E0B655',
    /** Page background of the dark scheme. */
    night: '#0F1214',
  },
} as const;
