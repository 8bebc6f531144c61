import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleFile } from './sample.ts'

/**
 * Lists and trees, ours beside others': `node --conditions=@slotdrop/source bench/lists.ts [rounds] [sizes] [group]`.
 * Contestants take turns, each in a process of its own; medians are compared.
 */
const [rounds = '3', sizes = '1000,100000,1000000', only = ''] = process.argv.slice(2)
const run = promisify(execFile)

interface Result {
  readonly milliseconds: number
  readonly cpuMilliseconds: number
  readonly peakKilobytes: number
  readonly outcome: unknown
}

const groups: Record<string, readonly string[]> = {
  lists: ['lists: ours', 'lists: papaparse + viem', 'lists: uDSV + viem'],
  tree: [
    'tree: ours, slots and rows',
    'tree: ours, in OpenZeppelin’s format',
    'tree: OpenZeppelin Standard',
    'tree: OpenZeppelin Simple',
  ],
  freeze: ['freeze: ours'],
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const contest = async (name: string, input: string): Promise<Result> => {
  const script = new URL('contest.ts', import.meta.url).pathname
  const { stdout } = await run(process.execPath, [
    '--conditions=@slotdrop/source',
    '--max-old-space-size=8192',
    script,
    name,
    input,
  ])
  return JSON.parse(stdout) as Result
}

const folder = await mkdtemp(join(tmpdir(), 'lists-'))
const lines: string[] = [
  '| rows | what | time | processor time | peak | processor time to ours | peak to ours |',
  '|--:|---|--:|--:|--:|--:|--:|',
]
const ourTimes = new Map<string, number>()
try {
  for (const size of sizes.split(',')) {
    const file = join(folder, `${size}.csv`)
    await writeFile(file, await sampleFile(Number(size)))
    for (const [group, names] of Object.entries(groups).filter(([name]) => only === '' || name === only)) {
      const results = new Map<string, Result[]>(names.map((name) => [name, []]))
      for (let round = 0; round < Number(rounds); round++)
        for (const name of names) {
          results.get(name)?.push(await contest(name, group === 'lists' ? file : size))
          process.stderr.write('.')
        }
      const [ours] = names
      const time = (name = '') => median(results.get(name)?.map(({ milliseconds }) => milliseconds) ?? [])
      const cpu = (name = '') => median(results.get(name)?.map(({ cpuMilliseconds }) => cpuMilliseconds) ?? [])
      const peak = (name = '') => median(results.get(name)?.map(({ peakKilobytes }) => peakKilobytes) ?? [])
      ourTimes.set(`${group} ${size}`, cpu(ours))
      for (const name of names)
        lines.push(
          `| ${Number(size).toLocaleString('en-IE')} | ${name} | ${time(name).toFixed(0)} ms | ${cpu(name).toFixed(0)} ms | ${(peak(name) / 1024).toFixed(0)} MB | ${(cpu(name) / cpu(ours)).toFixed(1)} | ${(peak(name) / peak(ours)).toFixed(1)} |`,
        )
      const outcomes = new Set(
        names
          .filter((name) => group === 'lists' || name.includes('format') || name.includes('Standard'))
          .map((name) => JSON.stringify(results.get(name)?.[0]?.outcome)),
      )
      if (outcomes.size > 1) process.stderr.write(`\nThe contestants disagree: ${[...outcomes].join(' ')}\n`)
    }
  }
} finally {
  await rm(folder, { recursive: true })
}
for (const group of Object.keys(groups)) {
  const [small, large] = [ourTimes.get(`${group} 100000`), ourTimes.get(`${group} 1000000`)]
  if (small && large)
    lines.push('', `From 100,000 to 1,000,000 rows our ${group} take ${(large / small).toFixed(1)} times as long.`)
}
process.stdout.write(`\n${lines.join('\n')}\n`)
