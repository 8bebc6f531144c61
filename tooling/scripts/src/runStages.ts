import type { Tally } from './tally.ts'

/** Writes what a stage prints. */
export type Show = (text: string) => void

export type Stage = {
  name: string
  /**
   * `beside`: leaves a core idle, so it runs next to the others.
   * `last`: wants the machine for itself, so it begins when the others have ended.
   */
  lane?: 'beside' | 'last'
  run: (show: Show) => Promise<Tally>
}

export type StageResult = {
  name: string
  tally: Tally
  seconds: number
}

/**
 * Runs stages, each lane in its order, and answers in the order they were given. Those in front show at once what they
 * print; what those beside them print comes in one piece, when both lanes have ended.
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
  const front = stages.filter(({ lane }) => lane === undefined)
  const beside = stages.filter(({ lane }) => lane === 'beside')
  if (front.length === 0) await perform(beside, show)
  else {
    let kept = ''
    await Promise.all([perform(front, show), perform(beside, (text) => (kept += text))])
    show(kept)
  }
  await perform(
    stages.filter(({ lane }) => lane === 'last'),
    show,
  )
  return stages.flatMap((stage) => results.get(stage) ?? [])
}
