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

type Result = {
  readonly milliseconds: number
  readonly cpuMilliseconds: number
  readonly peakKilobytes: number
  /** Peak before the work: Node, the libraries, and the input. */
  readonly before: number
  readonly outcome: unknown
}

/** Our reader from its build. */
const published = 'lists: ours, as published'

const groups: Record<string, readonly string[]> = {
  lists: ['lists: ours', published, 'lists: papaparse + viem', 'lists: uDSV + viem'],
  tree: [
    'tree: ours, slots and rows',
    'tree: ours, in OpenZeppelin’s format',
    'tree: OpenZeppelin Standard',
    'tree: OpenZeppelin Simple',
  ],
  manifest: ['manifest: ours, sealed, planned, every slot packed, JSON written'],
}

/** Above this size nobody else takes part: it would be minutes and gigabytes for each. */
const maxForOthers = 1_000_000

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function contest(name: string, input: string): Promise<Result> {
  const script = new URL(name === published ? 'published.ts' : 'contest.ts', import.meta.url).pathname
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
  '| rows | what | time | processor time | peak | of it before the work | processor time to ours | peak to ours | work’s own memory to ours |',
  '|--:|---|--:|--:|--:|--:|--:|--:|--:|',
]
const ourTimes = new Map<string, number>()
try {
  for (const size of sizes.split(',')) {
    const file = join(folder, `${size}.csv`)
    // Files are read up to 150 MB, which are some two and a half million rows.
    if (Number(size) <= maxForOthers) await writeFile(file, await sampleFile(Number(size)))
    for (const [group, all] of Object.entries(groups).filter(([name]) => only === '' || name === only)) {
      const isHuge = Number(size) > maxForOthers
      if (isHuge && group === 'lists') continue
      const names = all.filter((name) => name.includes('ours') || !isHuge)
      const results = new Map<string, Result[]>(names.map((name) => [name, []]))
      for (let round = 0; round < Number(rounds); round++)
        for (const name of names) {
          results.get(name)?.push(await contest(name, group === 'lists' ? file : size))
          process.stderr.write('.')
        }
      const [ours] = names
      const time = (name = '') => median(results.get(name)?.map(({ milliseconds }) => milliseconds) ?? [])
      const cpu = (name = '') => median(results.get(name)?.map(({ cpuMilliseconds }) => cpuMilliseconds) ?? [])
      const megabytes = (name: string | undefined, read: (result: Result) => number) =>
        median(results.get(name ?? '')?.map(read) ?? []) / 1024
      const peak = (name?: string) => megabytes(name, ({ peakKilobytes }) => peakKilobytes)
      const own = (name?: string) => megabytes(name, ({ peakKilobytes, before }) => peakKilobytes - before)
      ourTimes.set(`${group} ${size}`, cpu(ours))
      for (const name of names)
        lines.push(
          `| ${[
            Number(size).toLocaleString('en-IE'),
            name,
            `${time(name).toFixed(0)} ms`,
            `${cpu(name).toFixed(0)} ms`,
            `${peak(name).toFixed(0)} MB`,
            `${(peak(name) - own(name)).toFixed(0)} MB`,
            (cpu(name) / cpu(ours)).toFixed(1),
            (peak(name) / peak(ours)).toFixed(1),
            (own(name) / own(ours)).toFixed(1),
          ].join(' | ')} |`,
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
  for (const [less, more] of [
    [100_000, 1_000_000],
    [1_000_000, 10_000_000],
  ] as const) {
    const [small, large] = [ourTimes.get(`${group} ${less}`), ourTimes.get(`${group} ${more}`)]
    if (small && large)
      lines.push(
        '',
        `From ${less.toLocaleString('en-IE')} to ${more.toLocaleString('en-IE')} rows: ${group}, ours, ${(large / small).toFixed(1)} times the processor time.`,
      )
  }
}
process.stdout.write(`\n${lines.join('\n')}\n`)
