/** Number of days after which a change of settings is dropped that nobody has confirmed. */
export const pendingSettingsDays = 7;
