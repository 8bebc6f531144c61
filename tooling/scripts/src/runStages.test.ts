import { expect, test } from 'vitest'
import { runStages, type Show, type Stage } from './runStages.ts'
import { nothing, type Tally } from './tally.ts'

/** A stage that ends when it is told to, and whether it has begun. */
function held(name: string, lane?: Stage['lane']) {
  let resolve: (tally: Tally) => void = () => {}
  const promise = new Promise<Tally>((done) => (resolve = done))
  const begun: { show?: Show } = {}
  const stage: Stage = {
    name,
    ...(lane && { lane }),
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
    held('contracts', 'beside'),
    held('build'),
    held('units', 'last'),
  ] as const
  let printed = ''
  const results = runStages([types.stage, forge.stage, build.stage, units.stage], (text) => (printed += text))
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
  expect(units.begun.show).toBeUndefined()
  forge.end(142)
  await settled()
  expect(printed).toBe(
    '\n── types\nchecking\n\n── build\nbundling\n\n── contracts\ncompiling\n142 passed, 0 failed\n\n── units\n',
  )
  units.end(7)
  expect((await results).map(({ name, tally }) => [name, tally.passed])).toEqual([
    ['types', 1],
    ['contracts', 142],
    ['build', 1],
    ['units', 7],
  ])
})

test('stages beside that were asked for alone show at once what they print, one after another', async () => {
  const [forge, gas] = [held('contracts', 'beside'), held('gas', 'beside')] as const
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
  const takes = (name: string, seconds: number, lane?: Stage['lane']): Stage => ({
    name,
    ...(lane && { lane }),
    run: async () => {
      time += seconds * 1000
      return nothing
    },
  })
  const results = await runStages(
    [takes('lint', 2), takes('units', 90, 'last')],
    () => {},
    () => time,
  )
  expect(results.map(({ seconds }) => seconds)).toEqual([2, 90])
})
