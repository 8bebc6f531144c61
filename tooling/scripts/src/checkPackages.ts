// Every package, or those named, as another app would get it, after a build: entry points and formats agree (publint), and types resolve to what
// runs (Are the types wrong?), and the bill of materials lists what is installed and built in. All of them are ES modules only, so what `require` would find is not asked.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { parseBuiltIn } from '@slotdrop/tsup'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { sbomFaults, sbomFile } from './sbomFaults.ts'
import type { Manifest } from './workspace.ts'

const folder = fileURLToPath(new URL('../../../packages', import.meta.url))

/** Entry points that hold no types: style sheets and the manifest. */
function isUntyped(entry: string) {
  return /\.(?:css|json|graphql)$/.test(entry)
}

async function packedFaults(pkgDir: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    const { status, stderr } = spawnSync('pnpm', ['pack', '--pack-destination', folder], {
      cwd: pkgDir,
      encoding: 'utf8',
    })
    const [file] = readdirSync(folder)
    if (status !== 0 || file === undefined) return [`it can't be packed: ${stderr}`]
    const packed = createPackageFromTarballData(readFileSync(join(folder, file)))
    const read = (path: string) => packed.tryReadFile(`/node_modules/${packed.packageName}/${path}`) ?? null
    const manifest = JSON.parse(read('package.json') ?? '{}') as Manifest
    const builtIn = parseBuiltIn(read('dist/LICENSES.txt') ?? '').map(({ name }) => name)
    const faults = manifest.private === true ? [] : sbomFaults(read(sbomFile), manifest, builtIn)
    const analysis = await checkPackage(packed)
    if (!analysis.types) return [...faults, 'it has no types']
    const problems = analysis.problems
      .filter(
        (problem) =>
          !('resolutionKind' in problem) ||
          problem.resolutionKind === 'node16-esm' ||
          problem.resolutionKind === 'bundler',
      )
      .filter((problem) => !('entrypoint' in problem) || !isUntyped(problem.entrypoint))
      .map((problem) => `types: ${problem.kind}${'entrypoint' in problem ? ` at ${problem.entrypoint}` : ''}`)
    return [...faults, ...problems]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const named = process.argv.slice(2)
const verdicts = await Promise.all(
  (named.length > 0 ? named : readdirSync(folder)).map(async (name) => {
    const pkgDir = `${folder}/${name}`
    const pkg = JSON.parse(readFileSync(`${pkgDir}/package.json`, 'utf8')) as Record<string, unknown>
    const { messages } = await publint({ pkgDir, strict: true, pack: false })
    const lines = messages.map((message) => `${message.type}: ${formatMessage(message, pkg, { color: false })}`)
    return { name, lines: [...lines, ...(await packedFaults(pkgDir))] }
  }),
)
for (const { name, lines } of verdicts) {
  console.log(`${lines.length === 0 ? 'ok' : 'FAILED'} ${name}`)
  for (const line of lines) console.log(`  ${line}`)
}
const failed = verdicts.filter(({ lines }) => lines.length > 0).length
console.log(`${verdicts.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
