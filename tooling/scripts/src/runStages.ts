import type { Tally } from './tally.ts'

/** Writes what a stage prints. */
export type Show = (text: string) => void

export type Stage = {
  name: string
  /** It leaves a core idle, so it runs next to the others. */
  isBeside?: boolean
  /** It begins when those that are not last have ended, those beside them included. */
  isLast?: boolean
  run: (show: Show) => Promise<Tally>
}

export type StageResult = {
  name: string
  tally: Tally
  seconds: number
}

/**
 * Runs stages in two lanes, each in its order, first those that are not last, and answers in the order they were given. Those in front
 * show at once what they print; what those beside them print comes in one piece, when both lanes have ended.
 */
export async function runStages(
  stages: readonly Stage[],
  show: Show,
  now: () => number = Date.now,
): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>()
  const perform = async (lane: readonly Stage[], showOfLane: Show) => {
    for (const stage of lane) {
      const begun = now()
      showOfLane(`\n── ${stage.name}\n`)
      // oxlint-disable-next-line no-await-in-loop -- a lane is one stage after another
      const tally = await stage.run(showOfLane)
      results.set(stage, { name: stage.name, tally, seconds: Math.round((now() - begun) / 1000) })
    }
  }
  const performLanes = async (some: readonly Stage[]) => {
    const front = some.filter(({ isBeside = false }) => !isBeside)
    const beside = some.filter(({ isBeside = false }) => isBeside)
    if (front.length === 0) return perform(beside, show)
    let kept = ''
    await Promise.all([perform(front, show), perform(beside, (text) => (kept += text))])
    return show(kept)
  }
  await performLanes(stages.filter(({ isLast = false }) => !isLast))
  await performLanes(stages.filter(({ isLast = false }) => isLast))
  return stages.flatMap((stage) => results.get(stage) ?? [])
}
