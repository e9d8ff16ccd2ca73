import { expect, test } from 'vitest';
import { panelApi, routesOfRole } from './panel-api.ts';
import { adminRoles } from './roles.ts';

const names = (text: string) => text.trim().split(/\s+/);
/** The rights of the roles, written a second time by hand, so that a change of a route's roles is noticed. */
const rights = {
  'owner treasurer reviewer': names(`
    addNote adminGate adminStats askToPay auditTrail countCards countQueues findOpened listCardAddresses listCards
    listEarlierSeasons listNotes listQueue listUsers readAlerts readSeasonFigures readStory readUser searchMembers`),
  'owner reviewer': names(`
    addDocument approveUser decideMany importMembers listFailedMails listLetters markCards markLetters
    endMembership rejectUser renewUser replaceCard requestItems sendMailsAgain undoDecision undoMany updateUser`),
  'owner treasurer': names(`
    askAllToPay bookMoney confirmSettings confirmStatementLine countTill createPromoCode decideOutgoingLine downloadStatementFile dropAskedAdjustment dropSettings exportCards exportClubReceipts
    exportOpenDues exportPayments exportPromoCodeUsers exportPromoCodes exportRefunds exportUsers forgetFileFormat importPromoCodes
    importStatement listOpenDues listPayments listPromoCodes listRefunds listSeasons listSettingChanges
    listStatementFiles listStatementLines listTills previewAskAll promoCodeUsers readFigures readSettings readFileFormat
    readStatementSums searchStatementPayers setLineAside storeStatementFile
    takeBackSettings updatePromoCode updateSettings`),
  owner: names(`
    addPerson askMerge auditLog changeGatePhrases changeImport changeRole countNewsReaders deleteUser deleteUserFile
    dropNews dropSeason exportAudit exportFailedMails exportStaff listImports listMailWords listNews listStaff previewMerge readNews
    removePerson rewordMail runMerge saveNews saveSeason sendNews sendReminders startSeason stopNews tryNews
    undoMerge`),
};

test('each route of the panel has exactly the roles of the table of rights', () => {
  const found = Object.keys(panelApi).map((name) => {
    const roles = adminRoles.filter((role) => (routesOfRole(role) as string[]).includes(name));
    return [name, roles.join(' ')];
  });
  const pinned = Object.entries(rights).flatMap(([roles, of]) => of.map((name) => [name, roles]));
  expect(Object.fromEntries(found)).toEqual({
    ...Object.fromEntries(pinned),
    // The sign-in comes before the caller has a role.
    adminFirebaseAuth: '',
  });
});
