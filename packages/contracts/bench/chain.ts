import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  type Abi,
  type Address,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  type TransactionReceipt,
  walletActions,
} from 'viem'
import { foundry } from 'viem/chains'
import { type Compiled, compile } from '../scripts/compile.ts'

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The account that pays and owns everything: the first one that every anvil holds the key of. */
export const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function connect(url: string) {
  return createTestClient({
    account: sender,
    chain: foundry,
    mode: 'anvil',
    transport: http(url, { timeout: 60_000 }),
    pollingInterval: 5,
  })
    .extend(publicActions)
    .extend(walletActions)
}

export type Chain = {
  client: ReturnType<typeof connect>
  deploy: (name: string, args?: readonly unknown[]) => Promise<Address>
  /** Sends a call; throws when it reverts. */
  call: (
    to: Address,
    name: string,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ) => Promise<TransactionReceipt>
  data: (name: string, functionName: string, args: readonly unknown[]) => Hex
  send: (to: Address, data: Hex, value?: bigint) => Promise<TransactionReceipt>
  /** Sends a call of another account. */
  as: (account: Address, to: Address, data: Hex) => Promise<void>
  /** Runs something and puts the chain back to where it was. */
  undo: <T>(run: () => Promise<T>) => Promise<T>
  stop: () => void
}

/** A chain of its own, on the newest fork, with the cap on a transaction's gas switched on; `options` of anvil. */
export async function startChain(...options: string[]): Promise<Chain> {
  const port = await freePort()
  const anvil = fileURLToPath(new URL('../node_modules/.bin/anvil', import.meta.url))
  const settings = ['--port', String(port), '--hardfork', 'osaka', '--silent', '--gas-limit', '60000000']
  const child = spawn(anvil, [...settings, ...options], { stdio: 'ignore', detached: true })
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const client = connect(`http://127.0.0.1:${port}`)
  for (let attempt = 0; ; attempt++) {
    try {
      await client.getChainId()
      break
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const compiled: Record<string, Compiled> = {
    ...compile('bench/contracts', { optimizer: { enabled: true, runs: 200 }, viaIR: false }),
    ...compile('src'),
  }
  const of = (name: string): Compiled & { abi: Abi } => {
    const found = compiled[name]
    if (!found) throw new Error(`No contract ${name}.`)
    return found as Compiled & { abi: Abi }
  }
  // Blocks come one a transaction, but a moment later; viem's own waiting can't bear that `undo` takes blocks back.
  const receiptOf = async (hash: Hex): Promise<TransactionReceipt> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await client.getTransactionReceipt({ hash })
      } catch (error) {
        if (attempt > 2000) throw error
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }
  const data: Chain['data'] = (name, functionName, args) =>
    encodeFunctionData({ abi: of(name).abi, functionName, args })
  const send: Chain['send'] = async (to, input, value = 0n) => {
    const hash = await client.sendTransaction({ to, data: input, value, gas: 16_777_216n })
    const receipt = await receiptOf(hash)
    if (receipt.status !== 'success') {
      await client.call({ account: sender, to, data: input, value, blockNumber: receipt.blockNumber - 1n })
      throw new Error(`A call to ${to} reverted.`)
    }
    return receipt
  }
  return {
    client,
    data,
    send,
    stop,
    deploy: async (name, args = []) => {
      const { abi, bytecode } = of(name)
      const hash = await client.sendTransaction({ data: encodeDeployData({ abi, bytecode, args }), gas: 16_777_216n })
      const { contractAddress } = await receiptOf(hash)
      if (!contractAddress) throw new Error(`${name} was not deployed.`)
      return contractAddress
    },
    call: (to, name, functionName, args, value) => send(to, data(name, functionName, args), value),
    as: async (account, to, input) => {
      await client.setBalance({ address: account, value: 10n ** 18n })
      await client.impersonateAccount({ address: account })
      await receiptOf(await client.sendTransaction({ account, to, data: input, gas: 1_000_000n }))
      await client.stopImpersonatingAccount({ address: account })
    },
    undo: async (run) => {
      const id = await client.snapshot()
      try {
        return await run()
      } finally {
        await client.revert({ id })
      }
    },
  }
}
