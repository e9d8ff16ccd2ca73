const disarmedInside = /([;\t\r\n] *)'([=+\-@＝＋－＠])/g;
const disarmed = /^'(?:[=+\-@＝＋－＠\t\r\n]|0\d+$|\d{12,}$)/;

/**
 * Returns the text of a cell without the apostrophes that the product puts into its own files, so that no spreadsheet
 * takes it for a formula or a number.
 */
export const cellAsWritten = (text: string) =>
  (disarmed.test(text) ? text.slice(1) : text).replace(disarmedInside, '$1$2');
