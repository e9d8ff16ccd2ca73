import { randomUUID } from 'node:crypto';
import { approveUser, rejectUser } from '@fanclub/contract/admin/routes';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { Timestamp } from 'firebase-admin/firestore';
import { demoMemberPassword } from './access.ts';
import { type BuiltMember, buildMember } from './build-member.ts';
import { callOrThrow } from './call.ts';
import { clubSettings, controlRateService, type StoryCode } from './club.ts';
import { suiteDb } from './firebase.ts';
import { type BuiltAdmin, signInAdmin } from './sign-in-admin.ts';
import { putFields } from './stored-fields.ts';

export interface StoryMember extends BuiltMember {
  /** First and last name, as lists show them. */
  name: string;
  password: string;
}

/** What a story can do: act as a visitor or an admin, and change stored data and services directly. */
export interface StoryTools {
  /** Registers a person through the API. `mailbox` is the beginning of the e-mail address. */
  register(mailbox: string, person?: Partial<RegisterRequest>): Promise<StoryMember>;
  /** Changes the time of an application to `days` ago. */
  backdate(member: BuiltMember, days: number): Promise<void>;
  /**
   * Adds an admin and signs in as this admin. With the default mailbox `admin`, this is the demo's admin, unless the
   * tools are made with `apart`.
   */
  admin(mailbox?: string): Promise<BuiltAdmin>;
  approve(member: BuiltMember): Promise<void>;
  reject(member: BuiltMember, reason: string): Promise<void>;
  /**
   * Replaces `settings/registration` by the settings of an open club with the given changes. Changes of an earlier call
   * are lost.
   */
  changeSettings(
    changes: Partial<ReturnType<typeof clubSettings>> | { fallbackRate: null },
  ): Promise<void>;
  /**
   * Writes a promo code directly into Firestore, as staff do in the console. Returns the code, which can have a suffix.
   */
  addPromoCode(code: string, record: StoryCode): Promise<string>;
  /** Makes the local exchange-rate service fail, and deletes the stored rate. */
  stopRateService(): Promise<void>;
}

/**
 * Returns the tools for one run of a story. With `apart`, e-mail addresses and promo codes get a random suffix, so that
 * stories can share a suite. Without `apart`, addresses and codes are those in the texts of the story.
 */
export function createStoryTools({ apart }: { apart: boolean }): StoryTools {
  const ending = apart ? `-${randomUUID().slice(0, 8)}` : '';
  const addressOf = (mailbox: string) => `${mailbox}${ending}@fanclub.test`;
  const admin = (mailbox = 'admin') => signInAdmin(addressOf(mailbox));
  const decide = async (member: BuiltMember) => ({
    params: { id: member.id },
    token: (await admin()).token,
  });
  return {
    async register(mailbox, person = {}) {
      const password = demoMemberPassword;
      const request = { first_name: 'Sara', last_name: 'Ahmadi', password, ...person };
      const member = await buildMember({ ...request, email: addressOf(mailbox) });
      return { ...member, password, name: `${request.first_name} ${request.last_name}` };
    },
    async backdate(member, days) {
      const at = Timestamp.fromMillis(Date.now() - days * dayMs);
      await putFields(member, { created_at: at, submitted_at: at });
    },
    admin,
    async approve(member) {
      await callOrThrow(approveUser, { ...(await decide(member)), body: {} });
    },
    async reject(member, reason) {
      await callOrThrow(rejectUser, { ...(await decide(member)), body: { reason } });
    },
    async changeSettings(changes) {
      await suiteDb()
        .doc('settings/registration')
        .set({ ...clubSettings(), ...changes });
    },
    async addPromoCode(code, record) {
      const name = `${code}${ending.toUpperCase()}`;
      await suiteDb().doc(`promo_codes/${name}`).set(record);
      return name;
    },
    async stopRateService() {
      await controlRateService({ status: 503 });
      await suiteDb().doc('settings/exchangeRate').delete();
    },
  };
}
