// `pnpm --filter contracts verify:build`: copies the sources into two empty folders of different names, compiles each in a
// process of its own, and fails unless both give the built bytecode.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Hex, keccak256 } from 'viem'
import { slotDistributorRuntimeHash } from '../src/generated/slotDistributorAddress.ts'
import { slotDistributorBytecode } from '../src/generated/slotDistributorCode.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const print = `import('./scripts/compile.ts').then(({ compileDistributor }) => process.stdout.write(compileDistributor().bytecode))`

function buildIn(folder: string): Hex {
  mkdirSync(folder)
  cpSync(join(root, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('generated'),
  })
  cpSync(join(root, 'scripts', 'compile.ts'), join(folder, 'scripts', 'compile.ts'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', print], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout as Hex
}

const clean = mkdtempSync(join(tmpdir(), 'build-'))
try {
  const wrong = ['first', 'another-name-that-is-longer'].filter((name) => {
    const bytecode = buildIn(join(clean, name))
    const isBuilt = bytecode === slotDistributorBytecode
    console.log(`${name}: creation code ${keccak256(bytecode)}${isBuilt ? ', as built' : ', NOT AS BUILT'}`)
    return !isBuilt
  })
  if (wrong.length === 0) console.log(`The code on every chain has keccak256 ${slotDistributorRuntimeHash}.`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  rmSync(clean, { recursive: true })
}
