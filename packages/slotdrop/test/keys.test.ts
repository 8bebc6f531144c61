import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRegisterStep } from '@slotdrop/delivery'
import { parseManifest } from '@slotdrop/drops'
import { startChain } from '@slotdrop/testing'
import { createWalletClient, erc20Abi, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { balancesOf, fund } from './fund.ts'
import { runMain } from './runMain.ts'

test('a key that is not the sender’s is told as such and not funded, until the sender has registered it', async () => {
  const chain = await startChain()
  const cwd = mkdtempSync(join(tmpdir(), 'keys-'))
  try {
    const { account, token, rows, total, csv } = await fund(chain, 3)
    writeFileSync(join(cwd, 'list.csv'), csv)
    const key = generatePrivateKey()
    const other = privateKeyToAccount(key)
    await chain.client.setBalance({ address: other.address, value: 10n ** 18n })
    const terms = ['--distributor', chain.distributor, '--token', token.address, '--sender', account.address]
    const accepted = ['--accept', 'amount-large-share', '--accept', 'amount-unusual']
    const argv = ['send', 'list.csv', ...terms, ...accepted, '--key-env', 'PAYER', '--fee-ceiling', '100', '--yes']
    // The node is told by the environment.
    const env = { PAYER: key, ETH_RPC_URL: chain.rpcUrl }
    for (const more of [[], ['--gas-money', '0.5'], ['--no-wait']]) {
      const { exitCode, stderr } = await runMain([...argv, ...more], { cwd, env })
      expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/This is the key of 0x\w+, but .* sender is 0x\w+/)])
      expect(stderr).toContain(other.address)
      expect(stderr).not.toMatch(/has to sign|gas money/i)
    }
    const manifest = await parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8'))
    const owner = createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl) })
    const { request } = getRegisterStep(manifest, { operator: other.address, mayLeaveOpen: true, claimsOpen: false })
    const approval = { abi: erc20Abi, address: token.address, functionName: 'approve' } as const
    const registered = await owner.sendTransaction(request)
    const approved = await owner.writeContract({ ...approval, args: [chain.distributor, total] })
    for (const hash of [registered, approved]) await chain.client.waitForTransactionReceipt({ hash })
    expect((await runMain([...argv, '--json'], { cwd, env })).json).toMatchObject({ exitCode: 0, state: 'complete' })
    expect(await balancesOf(chain, token.address, rows)).toEqual(rows.map(({ amount }) => amount))
  } finally {
    rmSync(cwd, { recursive: true })
    await chain.stop()
  }
})
