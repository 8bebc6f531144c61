import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChain, type TestChain } from '@slotdrop/testing'
import { erc20Abi, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { balancesOf, fund } from './fund.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
let chain: TestChain
let folder = ''

/** Only what every machine has: nothing of this workspace is found by an environment. */
function environment(more: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env
  return { PATH, HOME: folder, npm_config_cache: join(folder, 'cache'), ...more }
}

/** Packs the command as it is published, and installs the tarball into an empty folder. No registry is asked. */
function installPacked(): string {
  const staged = join(folder, 'package')
  mkdirSync(staged)
  cpSync(dirname(inject('bin')), join(staged, 'dist'), { recursive: true })
  for (const name of ['package.json', 'README.md']) copyFileSync(join(home, name), join(staged, name))
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: staged, env: environment(), stdio: 'ignore' })
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  writeFileSync(join(empty, 'package.json'), '{ "private": true }')
  const argv = ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)]
  execFileSync('npm', argv, { cwd: empty, env: environment(), stdio: 'ignore' })
  return empty
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
  chain = await startChain()
})
afterAll(async () => {
  await chain.stop()
  rmSync(folder, { recursive: true })
})

/** Kills a process and all that it started, as a power cut would. */
function killAll({ pid }: ChildProcess) {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

test(
  'npx slotdrop send list.csv, packed and installed into an empty folder, pays a list; killed with -9 three times, it continues',
  { tags: ['R1'], timeout: 240_000 },
  async () => {
    const empty = installPacked()
    expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['slotdrop'])
    const installed = join(empty, 'node_modules/slotdrop')
    expect(existsSync(join(installed, 'dist/LICENSES.txt'))).toBe(true)
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(dependencies).toBeUndefined()

    const funded = await fund(chain, 80)
    writeFileSync(join(empty, 'list.csv'), funded.csv)
    const argv = [
      ...['--offline', '--', 'slotdrop', 'send', 'list.csv', '--rpc', chain.rpcUrl, '--distributor', chain.distributor],
      ...['--token', funded.token.address, '--slot-size', '10', '--fee-ceiling', '100', '--key-env', 'PAYER', '--yes'],
      ...['--accept', 'amount-large-share', '--accept', 'amount-unusual', '--json'],
    ]
    /** Runs it until so many slots are paid, or to its end. */
    const run = async (killedAt: number) => {
      const child = spawn('npx', argv, {
        cwd: empty,
        env: environment({ PAYER: funded.key }),
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let [stdout, stderr, isKilled] = ['', '', false]
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text
        const paid = [...stderr.matchAll(/(\d+) of 8 slots paid/g)].map(([, count]) => Number(count))
        if (isKilled || !paid.some((count) => count >= killedAt)) return
        isKilled = true
        killAll(child)
      })
      const [exitCode] = (await once(child, 'close')) as [number | null]
      return { exitCode, isKilled, stdout, stderr }
    }
    // Blocks by the clock: transactions are under way when it is killed.
    await chain.client.setAutomine(false)
    await chain.client.setIntervalMining({ interval: 1 })
    // Room for one slot or two a block.
    await chain.client.setBlockGasLimit({ gasLimit: 800_000n })
    for (const killedAt of [0, 2, 4]) {
      const { isKilled, stdout } = await run(killedAt)
      expect([isKilled, stdout]).toEqual([true, ''])
    }
    const { exitCode, stdout, stderr } = await run(Infinity)
    expect(stderr).not.toMatch(/Something went wrong/)
    expect(JSON.parse(stdout)).toMatchObject({ exitCode: 0, state: 'complete', recipients: { all: 80, settled: 80 } })
    expect(exitCode).toBe(0)

    expect(await balancesOf(chain, funded.token.address, funded.rows)).toEqual(funded.rows.map(({ amount }) => amount))
    const logs = await chain.client.getLogs({ address: funded.token.address, fromBlock: 0n })
    const paid = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }).filter(
      ({ args }) => args.from === chain.distributor,
    )
    expect(paid).toHaveLength(80)
  },
)
