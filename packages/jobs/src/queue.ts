/** How jobs of a queue are kept and tried. */
export type QueueSettings = {
  /**
   * `exclusive`: one job of a key exists, waiting or at work; `stately`: one waits while one is at work, for what must be looked
   * at again after the present run, and may begin a minute after it; `short`: one waits, and begins although others of its key are
   * at work, for runs that keep each other out by themselves. A queue keeps the policy that it was made with.
   */
  readonly policy: 'exclusive' | 'stately' | 'short'
  /** Runs after the first that a job may take, by errors, restarts and crashes together. */
  readonly maxRetries: number
  /** Longest time of one run, at most a day; what takes longer ends a run and sends the next. */
  readonly maxRunSeconds: number
  /** Silence after which a process counts as dead, at least 10 s. A process at work speaks twice in that time, by itself. */
  readonly maxSilenceSeconds: number
  /** How long ended jobs are kept. */
  readonly keptSeconds: number
}

/** A queue by its name, with the types of what goes in and of what a run answers. */
export type JobQueue<input extends object, output extends object | undefined> = QueueSettings & {
  readonly name: string
  /** Types alone; never there. */
  readonly types?: { readonly input: input; readonly output: output }
}

const defaults: QueueSettings = {
  policy: 'exclusive',
  maxRetries: 100,
  maxRunSeconds: 3_600,
  maxSilenceSeconds: 15,
  keptSeconds: 86_400,
}

/**
 * Describes a queue. Its jobs are kept as JSON that whoever reads the database reads: ids, and no secret.
 *
 * @example
 * const sealing = defineQueue<{ uploadId: string }>('sealing')
 */
export function defineQueue<input extends object, output extends object | undefined = undefined>(
  name: string,
  settings: Partial<QueueSettings> = {},
): JobQueue<input, output> {
  return { ...defaults, ...settings, name }
}
