import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type CallParameters,
  type CallReturnType,
  createPublicClient,
  createTestClient,
  ExecutionRevertedError,
  http,
  HttpRequestError,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingInstructions } from '../scripts/deployDistributor.ts'
import { distributorAddress, instructionProbes, probeAnswer, slotDistributorRuntimeHash } from '../src/index.ts'

// The first account of every local chain; its key is public.
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const script = fileURLToPath(new URL('../scripts/deploy.ts', import.meta.url))
const verify = fileURLToPath(new URL('../scripts/verifyDeployments.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'deployments-'))
let url = ''
let stop = () => {}

function run(file: string, args: string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync('node', ['--conditions=@slotdrop/source', file, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { text: stdout + stderr, status }
}

function deploy(args: string[], env: Record<string, string> = {}) {
  return run(script, ['--network', 'local', '--deployments', folder, ...args], { RPC_URL_31337: url, ...env })
}

async function startChain(...args: string[]): Promise<{ url: string; stop: () => void }> {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
  const path = fileURLToPath(new URL('../node_modules/.bin/anvil', import.meta.url))
  const anvil = spawn(path, ['--port', `${port}`, ...args], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve) => {
    anvil.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Listening')) resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      if (anvil.pid !== undefined) process.kill(-anvil.pid, 'SIGKILL')
    },
  }
}

beforeAll(async () => {
  ;({ url, stop } = await startChain())
})

afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('a network that does not exist, or that no node is named for, is said so', () => {
  expect(run(script, ['--network', 'nowhere']).text).toMatch(/no network "nowhere".*Ethereum, Polygon, BNB Smart Chain/)
  expect(run(script, ['--network', 'bsc']).text).toMatch(/RPC_URL_56 or --rpc-url/)
  expect(run(script, []).status).toBe(1)
})

test('a node of another chain is refused', () => {
  const { text, status } = run(script, ['--network', 'ethereum', '--rpc-url', url])
  expect(text).toMatch(/chain 31337, not of ethereum \(1\).*Nothing was sent/)
  expect(status).toBe(1)
})

test('it is a dry run unless told otherwise, then deploys once, and says when it is there already', async () => {
  const client = createPublicClient({ transport: http(url) })
  const dry = deploy([])
  expect(dry.text).toMatch(/would get the distributor for \d+ gas[\s\S]*dry run: nothing was sent/)
  expect(await client.getCode({ address: distributorAddress })).toBeUndefined()

  expect(deploy(['--broadcast']).text).toMatch(/DEPLOYER_PRIVATE_KEY must be a private key.*Nothing was sent/)

  const done = deploy(['--broadcast'], { DEPLOYER_PRIVATE_KEY: key })
  expect(done.text).toContain(`deployed at ${distributorAddress}`)
  expect(done.text).not.toContain(key.slice(2, 20))
  const file = JSON.parse(readFileSync(join(folder, '31337.json'), 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({ chainId: 31337, address: distributorAddress, runtimeHash: slotDistributorRuntimeHash })

  expect(deploy(['--broadcast'], { DEPLOYER_PRIVATE_KEY: key }).text).toMatch(/already at .* is the built one/)
  expect(run(verify, [], { RPC_URL_31337: url })).toMatchObject({ status: 0 })
})

test('other code at the address is found by both commands', { tags: ['C8'] }, async () => {
  const chain = createTestClient({ mode: 'anvil', transport: http(url) })
  await chain.setCode({ address: distributorAddress, bytecode: '0x6001' })
  expect(deploy(['--broadcast'], { DEPLOYER_PRIVATE_KEY: key }).text).toMatch(/Other code stands at/)
  const { text, status } = run(verify, [], { RPC_URL_31337: url })
  expect(text).toMatch(/Local chain: OTHER CODE/)
  expect(status).toBe(1)
})

test('a chain without the instructions of Cancun is refused before anything is sent', async () => {
  const old = await startChain('--hardfork', 'shanghai')
  const { text, status } = run(script, ['--network', 'local', '--rpc-url', old.url])
  old.stop()
  expect(text).toMatch(/does not run Cancun's instructions \(TSTORE, MCOPY is missing\).*Nothing was sent/)
  expect(status).toBe(1)
})

test('an instruction is missing if the node ran its probe without success, and unknown if the node did not answer', async () => {
  const failing = (error: Error) => ({
    call: async ({ data }: CallParameters): Promise<CallReturnType> => {
      if (data === instructionProbes.MCOPY) throw error
      return { data: probeAnswer }
    },
  })
  expect(await missingInstructions(failing(new ExecutionRevertedError()))).toEqual(['MCOPY'])
  const silence = new HttpRequestError({ url: 'https://node.example' })
  await expect(missingInstructions(failing(silence))).rejects.toBe(silence)
})
