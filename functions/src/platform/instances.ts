interface Instances {
  most: number;
  /** Processors of one instance. */
  vcpu: number;
  /** The variable in `functions/.env.<project>` that replaces `most`, for an opening night. */
  parameter?: string;
}

/**
 * Maximum number of instances of each function. Without a maximum, Google takes 100. A new project's quota of
 * processors does not allow so many, and a flood of calls could then cost a hundred times as much.
 */
export const instances = {
  api: { most: 10, vcpu: 1, parameter: 'API_MAX_INSTANCES' },
  uploads: { most: 4, vcpu: 2, parameter: 'UPLOADS_MAX_INSTANCES' },
  maintenance: { most: 1, vcpu: 1 },
  accountBackup: { most: 1, vcpu: 1 },
  reconciliation: { most: 1, vcpu: 1 },
  queueMailOnCreate: { most: 2, vcpu: 1 },
  numberReceiptsOnCreate: { most: 1, vcpu: 1 },
  deliverLink: { most: 1, vcpu: 1 },
  deliverNews: { most: 1, vcpu: 1 },
  deliverMail: { most: 2, vcpu: 1 },
} as const satisfies Record<string, Instances>;

export type FunctionName = keyof typeof instances;
export const functionNames = Object.keys(instances) as FunctionName[];

/**
 * Returns the maximum number of instances of a function: its parameter or, if that is not a number, the number in the
 * table.
 */
export function mostInstances(
  name: FunctionName,
  parameters: NodeJS.Dict<string> = process.env,
): number {
  const { most, parameter }: Instances = instances[name];
  const given = parameter && parameters[parameter];
  return given && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : most;
}

/** The processors that a new Google Cloud project may use in a region. */
export const newProjectVcpus = 20;

/** Returns how many processors the functions use if each has its maximum number of instances. */
export function mostVcpus(parameters: NodeJS.Dict<string>): number {
  return functionNames
    .map((name) => mostInstances(name, parameters) * instances[name].vcpu)
    .reduce((sum, vcpus) => sum + vcpus, 0);
}
