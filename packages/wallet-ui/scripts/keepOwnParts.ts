import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type SourceMap = { sources: string[]; sourcesContent?: (string | null)[] }

/**
 * Takes away what no app can load: parts of what is built in that nothing asks for, such as pictures of wallets that are not offered, and
 * the sources of others in source maps, which would be most of the package.
 */
export async function keepOwnParts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const texts = new Map(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  )
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const [, part] of texts.get(name)?.matchAll(/["']\.\/(?:parts\/)?([\w.-]+\.js)["']/g) ?? [])
      reach(join('parts', part ?? ''))
  }
  for (const name of texts.keys()) if (!name.startsWith('parts')) reach(name)
  await Promise.all(
    [...texts.keys()].map(async (name) => {
      const file = join(folder, name)
      if (!reached.has(name)) return Promise.all([rm(file), rm(`${file}.map`, { force: true })])
      return forgetForeignSources(file)
    }),
  )
}

async function forgetForeignSources(file: string): Promise<void> {
  const mapFile = `${file}.map`
  const text = await readFile(mapFile, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const map = JSON.parse(text) as SourceMap
  const isForeign = (source: string) => source.includes('node_modules') || !source.includes('src/')
  if (!map.sources.every(isForeign)) {
    const sourcesContent = map.sources.map((source, index) =>
      isForeign(source) ? null : (map.sourcesContent?.[index] ?? null),
    )
    const sources = map.sources.map((source) => source.replace(/^.*\/node_modules\//, 'node_modules/'))
    return writeFile(mapFile, JSON.stringify({ ...map, sources, sourcesContent }))
  }
  await rm(mapFile)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'))
}
