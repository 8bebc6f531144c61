import { load, type Question } from './load.ts'
import { processorTimeOf } from './processes.ts'

/** Who answers a question; the first of a comparison is the anchor of the others. */
export type Contestant = Question & { readonly name: string; readonly pid: number }

/** Figures of one contestant: medians over rounds. Ratios are medians of the ratios within a round, which one load has in common. */
export type Figures = {
  readonly name: string
  /** Answers a second as fast as it goes, and their ratio to the anchor's. */
  readonly perSecond: number
  readonly toAnchor: number
  /** Microseconds of the server's processor an answer, and the anchor's to it. */
  readonly processorMicros: number
  readonly processorToAnchor: number
  /** Of answers at the same pace for all, well below what either can; milliseconds, and the 99th to the anchor's. */
  readonly p50: number
  readonly p99: number
  readonly p99ToAnchor: number
  readonly failed: number
}

type Round = { perSecond: number; micros: number; p50: number; p99: number; failed: number }

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)

/** Rounds in turn, each contestant as fast as it goes and then at one pace; the first round warms up. */
export async function compare(contestants: readonly Contestant[], pacePerSecond: number): Promise<Figures[]> {
  const results: Round[][] = []
  for (let round = 0; round <= rounds; round++) {
    const measured: Round[] = []
    // Backwards every other time: what a machine does beside it meets all alike.
    const order = contestants.map((_, index) => index)
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      const contestant = contestants[index]
      if (contestant) measured[index] = await measure(contestant, pacePerSecond)
    }
    if (round > 0) results.push(measured)
  }
  return contestants.map(({ name }, index) => {
    const of = (choose: (own: Round, anchor: Round) => number) =>
      median(results.map((round) => choose(round[index]!, round[0]!)))
    return {
      name,
      perSecond: of((own) => own.perSecond),
      toAnchor: of((own, anchor) => own.perSecond / anchor.perSecond),
      processorMicros: of((own) => own.micros),
      processorToAnchor: of((own, anchor) => anchor.micros / own.micros),
      p50: of((own) => own.p50),
      p99: of((own) => own.p99),
      p99ToAnchor: of((own, anchor) => own.p99 / anchor.p99),
      failed: results.reduce((sum, round) => sum + round[index]!.failed, 0),
    }
  })
}

async function measure(contestant: Contestant, perSecond: number): Promise<Round> {
  const before = processorTimeOf(contestant.pid)
  const fast = await load(contestant, { seconds })
  const used = processorTimeOf(contestant.pid) - before
  const paced = await load(contestant, { seconds, perSecond })
  return {
    perSecond: fast.answered / fast.seconds,
    micros: (used * 1000) / fast.answered,
    p50: paced.p50,
    p99: paced.p99,
    failed: fast.failed + paced.failed,
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
