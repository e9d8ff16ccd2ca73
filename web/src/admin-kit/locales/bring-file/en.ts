import type { texts as base } from './fa.ts';

const instead = 'Bring a CSV or XLSX instead; a bank statement can also be CAMT.053, MT940 or OFX.';

export const texts = {
  encoding: {
    title: 'Which line is right?',
    text: 'The file does not say how its letters were saved. Select the line that reads correctly.',
  },
  sheets: {
    title: 'Which sheet?',
    text: 'Several sheets of this file have a table.',
  },
  damaged_one:
    'In row {{rows}}, letters were lost when this file was saved. Download it again, or save it as UTF-8.',
  damaged_other:
    'In {{count, number}} rows ({{rows}}), letters were lost when this file was saved. Download it again, or save it as UTF-8.',
  why: {
    empty: 'This file is empty.',
    qif: `This is a QIF, which names neither the currency nor the order of day and month. ${instead}`,
    pdf: `This is a PDF, whose columns cannot be read. ${instead}`,
    xls: 'This file has Excel’s old format. Open it in Excel and save it as .xlsx.',
    ods: 'This is an ODS. Open it and save it as .xlsx or CSV.',
    image: `This is an image. ${instead}`,
    zip: 'This is an archive. Open it and bring the file inside.',
    password: 'This file has a password. Open it and save it without one.',
    damaged: 'This file is damaged or incomplete. Download it again.',
    entities: 'This XML has definitions that could do harm, so we do not read it.',
    unknown: `No table was found in this file. ${instead}`,
    tooLarge: 'This file is too large. Ask for a shorter period, or split it.',
    tooLong: 'This file has more than 100,000 rows or 200 columns. Split it.',
    slow: 'Reading this file took more than ten seconds, so we stopped. Split it.',
  },
  anonymous: {
    open: 'Not read rightly? Anonymous copy',
    title: 'Anonymous copy, to report the file',
    text: 'Letters and digits are replaced by random ones; only the headings stay. Look at it before you save it. Nothing is sent by itself.',
    more_one: 'and one more row',
    more_other: 'and {{count, number}} more rows',
    save: 'Save',
  },
} satisfies typeof base;
