import { expect, test } from 'vitest'
import { runStages, type Show, type Stage } from './runStages.ts'
import { nothing, type Tally } from './tally.ts'

/** A stage that ends when it is told to, and whether it has begun. */
function held(name: string, lane: Pick<Stage, 'isBeside' | 'isLast'> = {}) {
  let resolve: (tally: Tally) => void = () => {}
  const promise = new Promise<Tally>((done) => (resolve = done))
  const begun: { show?: Show } = {}
  const stage: Stage = {
    name,
    ...lane,
    run: (show) => {
      begun.show = show
      return promise
    },
  }
  return { stage, begun, end: (passed: number) => resolve({ ...nothing, passed }) }
}

/** Everything that can happen without another stage ending has happened. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve))
}

test('a stage beside runs next to those in front, and what it prints comes after theirs in one piece', async () => {
  const [types, forge, build, units] = [
    held('types'),
    held('contracts', { isBeside: true }),
    held('build'),
    held('units', { isLast: true }),
  ] as const
  const http = held('HTTP', { isBeside: true, isLast: true })
  let printed = ''
  const stages = [types, forge, build, units, http].map(({ stage }) => stage)
  const results = runStages(stages, (text) => (printed += text))
  await settled()
  forge.begun.show?.('compiling\n')
  types.begun.show?.('checking\n')
  expect(build.begun.show).toBeUndefined()
  types.end(1)
  await settled()
  build.begun.show?.('bundling\n')
  forge.begun.show?.('142 passed, 0 failed\n')
  build.end(1)
  await settled()
  expect(printed).toBe('\n── types\nchecking\n\n── build\nbundling\n')
  expect([units.begun.show, http.begun.show]).toEqual([undefined, undefined])
  forge.end(142)
  await settled()
  expect(printed).toBe(
    '\n── types\nchecking\n\n── build\nbundling\n\n── contracts\ncompiling\n142 passed, 0 failed\n\n── units\n',
  )
  expect(http.begun.show).toBeDefined()
  http.end(9)
  units.end(7)
  expect((await results).map(({ name, tally }) => [name, tally.passed])).toEqual([
    ['types', 1],
    ['contracts', 142],
    ['build', 1],
    ['units', 7],
    ['HTTP', 9],
  ])
})

test('stages beside that were asked for alone show at once what they print, one after another', async () => {
  const [forge, gas] = [held('contracts', { isBeside: true }), held('gas', { isBeside: true })] as const
  let printed = ''
  const results = runStages([forge.stage, gas.stage], (text) => (printed += text))
  await settled()
  forge.begun.show?.('compiling\n')
  expect(printed).toBe('\n── contracts\ncompiling\n')
  expect(gas.begun.show).toBeUndefined()
  forge.end(142)
  await settled()
  gas.end(36)
  expect((await results).map(({ tally }) => tally.passed)).toEqual([142, 36])
  expect(printed).toBe('\n── contracts\ncompiling\n\n── gas\n')
})

test('the seconds of a stage are its own', async () => {
  let time = 0
  const takes = (name: string, seconds: number, isLast: boolean): Stage => ({
    name,
    isLast,
    run: async () => {
      time += seconds * 1000
      return nothing
    },
  })
  const results = await runStages(
    [takes('lint', 2, false), takes('units', 90, true)],
    () => {},
    () => time,
  )
  expect(results.map(({ seconds }) => seconds)).toEqual([2, 90])
})
