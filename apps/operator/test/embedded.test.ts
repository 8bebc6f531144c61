import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, createServices, type Services, silentLogger } from '@slotdrop/api'
import { parseServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { serializeManifest } from '@slotdrop/drops'
import { createKeyring, createSendingModule } from '@slotdrop/operator'
import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askServer, signIn } from '../../../packages/api/test/serverProcess.ts'
import { amounts, balances, createSender, register, seal, testSeed } from '../../../packages/operator/test/world.ts'

let chain: TestChain
let services: Services
let url: string
let stop: () => Promise<void>
const dataDir = mkdtempSync(join(tmpdir(), 'slotdrop-sending-'))
beforeAll(async () => {
  chain = await startChain()
  const env = parseServerEnv({
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' },
    ...{ LOCAL_CHAIN: chain.rpcUrl, CHAINS: '1', RPC_URL_1: 'http://127.0.0.1:1', CONTRACT_31337: chain.distributor },
  })
  const keyring = createKeyring(testSeed)
  const sending = createSendingModule({ config: toRuntimeConfig(env), keyring, maxLanes: 2 })
  services = await createServices({ env, sending, logger: silentLogger })
  const api = createServer(services)
  await new Promise<void>((listening) => api.server.listen(0, '127.0.0.1', listening))
  // Sound: it listens on a port.
  url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  stop = () => api.stop({ noticeMs: 0, lingerMs: 100 })
})
afterAll(async () => {
  await stop()
  await chain.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const state = 'stage end settledRows rows account returned { value hash } timeline { kind }'

test('a sender signs twice and goes away: the server on its embedded database sends it all, and gives the gas money back', async () => {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count: 57, slotSize: 10 })
  const id = manifest.dropId
  const cookie = await signIn(url, sender.account)
  const ask = (query: string, variables = {}) => askServer(url, cookie, query, variables)
  const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  expect(await ask(save, { manifest: serializeManifest(manifest) })).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
  expect(await ask('{ sendingChains }')).toEqual({ sendingChains: [31_337, 1] })

  const quote = `{ drop(id: "${id}") { sendingQuote(ceiling: "100000000000") { __typename ... on SendingQuote { account gasMoney rows } } } }`
  let quoted: { __typename: string; account: `0x${string}`; gasMoney: string; rows: number } | undefined
  while (quoted?.__typename !== 'SendingQuote') {
    const { drop } = await ask(quote)
    // Sound: the operation asks for these.
    quoted = drop?.['sendingQuote'] as typeof quoted
    expect(['SendingQuote', 'SendingQuotePending']).toContain(quoted?.__typename)
  }
  expect(quoted.rows).toBe(57)
  const start = `mutation { startSending(input: { id: "${id}", ceiling: "100000000000" }) { ... on SendingChanged { sending { stage } } } }`
  expect(await ask(start)).toEqual({ startSending: { sending: { stage: 'UNNAMED' } } })
  await register(chain, { sender, manifest, operator: quoted.account, money: BigInt(quoted.gasMoney) })

  for (;;) {
    const { drop } = await ask(`{ drop(id: "${id}") { sending { ${state} } } }`)
    // Sound: the operation asks for these.
    const sending = drop?.['sending'] as { stage: string }
    if (sending.stage === 'OVER') {
      expect(sending).toMatchObject({
        ...{ end: 'COMPLETE', settledRows: 57, account: quoted.account },
        returned: { value: expect.any(String), hash: expect.any(String) },
      })
      break
    }
    await delay(200)
  }
  expect(await balances(chain, manifest)).toEqual(amounts(manifest))
  expect(await chain.client.getBalance({ address: quoted.account })).toBe(0n)
  // Nobody else sees it.
  const { drop } = await askServer(
    url,
    '',
    `{ drop(id: "${id}") { sending { stage } sendingQuote { __typename } } }`,
    {},
  )
  expect(drop).toEqual({ sending: null, sendingQuote: null })
})

test('a recipient asks for her row without a session, and reads that it waits; when its sender stops the drop she is told that nothing comes', async () => {
  const sender = await createSender(chain)
  const manifest = await seal(chain, sender, { count: 7, slotSize: 10 })
  const id = manifest.dropId
  const cookie = await signIn(url, sender.account)
  const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: true }) { __typename } }'
  await askServer(url, cookie, save, { manifest: serializeManifest(manifest) })
  const { address: operator } = createKeyring(testSeed).accountOf({ chainId: 31_337, dropId: id })
  await register(chain, { sender, manifest, operator, claimsOpen: true })
  const start = `mutation { startSending(input: { id: "${id}", ceiling: "100000000000", scope: REQUESTED, requests: { isAllowed: true, rowsPerDay: 3 } }) { __typename } }`
  expect(await askServer(url, cookie, start, {})).toEqual({ startSending: { __typename: 'SendingChanged' } })

  const { account } = manifest.rowAt(4)
  const fields = 'isOffered reason requestedRows { index state problem { name } }'
  const read = async () => {
    const { drop } = await askServer(
      url,
      '',
      `{ drop(id: "${id}") { request(recipient: "${account}") { ${fields} } } }`,
      {},
    )
    // Sound: the operation asks for these.
    return drop?.['request'] as { isOffered: boolean; reason: string | null; requestedRows: { state: string }[] }
  }
  while (!(await read()).isOffered) await delay(200)
  const press = `mutation { requestRows(input: { id: "${id}", recipient: "${account}" }) { __typename ... on RowsRequested { request { ${fields} } } } }`
  const queued = { isOffered: true, reason: null, requestedRows: [{ index: 4, state: 'QUEUED', problem: null }] }
  expect(await askServer(url, '', press, {})).toEqual({ requestRows: { __typename: 'RowsRequested', request: queued } })
  expect(await read()).toEqual(queued)

  await askServer(url, cookie, `mutation { stopSending(id: "${id}") { __typename } }`, {})
  while ((await read()).requestedRows[0]?.state === 'QUEUED') await delay(200)
  expect(await read()).toEqual({
    ...{ isOffered: false, reason: 'ENDED' },
    requestedRows: [{ index: 4, state: 'REFUSED', problem: { name: 'DropEndedError' } }],
  })
})
