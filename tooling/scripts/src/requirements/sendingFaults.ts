import { readRequirements, readTags, type TestSource } from './requirements.ts'

/** The page that is written. */
export const sendingFaultsPath = 'docs/sending-faults.md'

/** Requirements that describe a fault of sending: all of delivery, a permit that was used before, and a clock that jumps. */
function isFault(id: string): boolean {
  return /^(?:R\d+|C14|D12)$/.test(id)
}

const intro = `# Faults of sending

One sentence for each fault that sending is built against, from \`docs/requirements.md\`, and the tests that put the fault in, by package, from their tags. \`pnpm test:unit --tagsFilter R5\` and \`pnpm test:e2e --grep @R5\` run the tests of one fault. Faults and crashes also come together, by seeds: \`pnpm --filter @slotdrop/delivery test:faults\`.

Written by \`node tooling/scripts/src/requirements/writeSendingFaults.ts\`; \`npm test -- sources\` fails if the page is out of date.

| | fault | tests |
| --- | --- | --- |
`

/** The package of a file, as its folder is called. */
function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function linkTo(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:sources\.)?(?:test|spec)\.tsx?$/, '')
  return `[${name}](../${path})`
}

/** The page of faults, with the tests that carry their ids as tags. */
export function writeSendingFaults(requirements: string, sources: readonly TestSource[]): string {
  const tagged = sources.map((source) => ({ path: source.path, tags: new Set(readTags(source)) }))
  const rows = readRequirements(requirements)
    .filter(({ id }) => isFault(id))
    .map(({ id, sentence }) => {
      const paths = tagged.filter(({ tags }) => tags.has(id)).map(({ path }) => path)
      const byPackage = new Map<string, string[]>()
      for (const path of paths.toSorted())
        byPackage.set(packageOf(path), [...(byPackage.get(packageOf(path)) ?? []), path])
      const tests = [...byPackage].map(([name, files]) => `**${name}** ${files.map(linkTo).join(', ')}`)
      return `| ${id} | ${sentence} | ${tests.join('<br>')} |\n`
    })
  return intro + rows.join('')
}
