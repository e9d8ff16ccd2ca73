import { defineRoute } from '../http/route.ts';
import { receivedSchema } from '../members/received.ts';
import { adminRoles, moneyRoles } from '../roles.ts';
import { array, type InferType, isoTime, number, strictObject, string } from '../validation/yup.ts';

/** Number of past days for which there are figures per day and counts of decisions per admin. */
export const figureDays = 90;

/** Groups by which the applications of all time are counted. */
export const figureGroups = ['season', 'kind', 'package', 'method', 'country'] as const;
export type FigureGroup = (typeof figureGroups)[number];

const count = () => number().integer().min(0).required();

const rowSchema = strictObject({
  /**
   * The group whose applications the row counts, as the API writes it: a day, a season, `new` or `renewed`, a package, a
   * payment method or a country of residence.
   */
  name: string().defined(),
  applications: count(),
  paid: count(),
  /** Money received so far minus money paid back, for all applications that the row counts. */
  received: receivedSchema().required(),
});
export type FigureRow = InferType<typeof rowSchema>;

const rows = () => array(rowSchema.required()).required();

export const figuresSchema = strictObject({
  /**
   * Figures per day on which applications were submitted, in the time zone of the club's deadlines. Days without
   * applications are left out.
   */
  days: rows(),
  season: rows(),
  kind: rows(),
  package: rows(),
  method: rows(),
  country: rows(),
  /**
   * Time from submission to the first decision, for the decisions of the last `figureDays` days. The hours are null if
   * there were too few decisions.
   */
  waiting: strictObject({
    decisions: count(),
    median_hours: number().nullable().defined(),
    p90_hours: number().nullable().defined(),
  }),
  admins: array(
    strictObject({
      admin_email: string().required(),
      approved: count(),
      rejected: count(),
      asked: count(),
    }).required(),
  ).required(),
});
export type Figures = InferType<typeof figuresSchema>;

export const readFigures = defineRoute({
  method: 'GET',
  path: '/api/admin/figures',
  summary:
    'Returns figures about applications, money, waiting times and decisions as of the last maintenance run, which is twice a day; null before the first run.',
  roles: moneyRoles,
  response: strictObject({
    measured_at: isoTime().nullable().defined(),
    figures: figuresSchema.nullable().defined(),
  }),
});

const seasonFiguresSchema = strictObject({
  /** Number of people who have a membership that is valid on the day. */
  members: count(),
  /** Applications that wait for a decision. */
  waiting: count(),
  /**
   * Members of the season who had been members before, and members of the previous season who have not renewed; null in
   * a club's first season.
   */
  renewal: strictObject({ renewed: count(), not_renewed: count() }).nullable().defined(),
  /**
   * Money received for the season's applications, and what all members owe for any season, which is the total of
   * GET /api/admin/open-dues; null for roles that see no money.
   */
  money: strictObject({ received: receivedSchema().required(), open: receivedSchema().required() })
    .nullable()
    .defined(),
});
export type SeasonFigures = InferType<typeof seasonFiguresSchema>;

export const readSeasonFigures = defineRoute({
  method: 'GET',
  path: '/api/admin/season',
  summary:
    'Returns where the current season stands now: members, renewals, waiting applications and, for owners and treasurers, money; and the same as of the same day of last season, null if maintenance did not count on that day.',
  // Reviewers get a response without the money.
  roles: adminRoles,
  response: strictObject({
    season: string().required(),
    /** The time at which `now` was counted. */
    counted_at: isoTime().required(),
    now: seasonFiguresSchema.required(),
    year_before: seasonFiguresSchema.nullable().defined(),
  }),
});
