/** Days after which an unconfirmed change is dropped. */
export const pendingSettingsDays = 7;
