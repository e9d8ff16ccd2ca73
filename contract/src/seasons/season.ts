/** `2026-27` of `2026/27`: a season's label as a part of addresses. */
export const seasonIdOf = (label: string) => label.replaceAll('/', '-');

/** The label again. */
export const seasonLabelOf = (id: string) => id.replace('-', '/');
