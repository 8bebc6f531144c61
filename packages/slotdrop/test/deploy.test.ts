import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distributorAddress, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { type Anvil, connect, startAnvil } from '@slotdrop/testing'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBin } from './runBin.ts'
import { runMain } from './runMain.ts'

const running: Anvil[] = []
let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((anvil) => anvil.stop()))
  rmSync(cwd, { recursive: true })
})

async function startEmpty(...args: string[]) {
  const anvil = await startAnvil(args)
  running.push(anvil)
  const key = generatePrivateKey()
  const client = connect(anvil.rpcUrl)
  await client.setBalance({ address: privateKeyToAccount(key).address, value: parseEther('1') })
  return { client, rpc: ['--rpc', anvil.rpcUrl], env: { PAYER: key } }
}

test('slotdrop deploy says what it takes, puts the contract on an empty chain, and finds it there afterwards', async () => {
  const { client, rpc, env } = await startEmpty()
  const dry = await runBin(['deploy', ...rpc, '--json'])
  expect([dry.exitCode, dry.json]).toMatchObject([5, { state: 'absent', transactions: 1, address: distributorAddress }])
  expect(await client.getCode({ address: distributorAddress })).toBeUndefined()

  const asked = await runBin(['deploy', ...rpc, '--key-env', 'PAYER'], { env })
  expect(asked.exitCode).toBe(7)
  expect(asked.stderr).toContain('Deploying it takes one transaction, about 0.0')

  const done = await runBin(['deploy', ...rpc, '--key-env', 'PAYER', '--yes'], { env })
  expect([done.exitCode, done.stdout]).toEqual([
    0,
    `The contract is on Local chain at ${distributorAddress} now, and its code is the reviewed one, byte for byte.\n`,
  ])
  expect(done.stderr + done.stdout).not.toContain(env.PAYER.slice(2, 20))
  expect(await client.getCode({ address: distributorAddress })).toBe(slotDistributorRuntimeBytecode)
  expect(await runBin(['deploy', ...rpc])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^The contract is on/),
  })
})

test('a drop on a chain without the contract is one sentence that names the command, and exit code 2', async () => {
  const { rpc, env } = await startEmpty()
  writeFileSync(
    join(cwd, 'list.csv'),
    '0x00000000000000000000000000000000000b0bb1,1\n0x00000000000000000000000000000000000c0ffe,2\n',
  )
  const terms = ['--chain', '31337', '--sender', '0x00000000000000000000000000000000000d20b5']
  const token = ['--token', '0x000000000000000000000000000000000070ce11', '--decimals', '18']
  expect(await runBin(['seal', 'list.csv', ...terms, ...token], { cwd })).toMatchObject({ exitCode: 0 })
  const sending = ['send', 'list.sealed.json', '--key-env', 'PAYER', '--yes', '--fee-ceiling', '100']
  const commands = [
    ...['status', 'quote', 'report'].map((command) => [command, 'list.sealed.json']),
    ...[sending, ['recover', '--drop', `0x${'ab'.repeat(32)}`]],
  ]
  for (const argv of commands)
    expect(await runMain([...argv, ...rpc], { cwd, env })).toMatchObject({
      exitCode: 2,
      stderr:
        'Slotdrop’s contract is not on Local chain yet. Anyone can deploy it: slotdrop deploy --rpc URL says what that costs.\n',
    })
})

test('a chain without the instructions of Cancun is refused by name, and so is a silent node', async () => {
  const { rpc, env } = await startEmpty('--hardfork', 'shanghai')
  const { exitCode, stderr } = await runBin(['deploy', ...rpc, '--key-env', 'PAYER', '--yes'], { env })
  expect(exitCode).toBe(7)
  expect(stderr).toMatch(/^This chain does not run Cancun’s instructions \(TSTORE, MCOPY is missing\)/)
  expect(await runBin(['deploy', '--rpc', 'http://127.0.0.1:9'])).toMatchObject({ exitCode: 6 })
})
