import { deployDistributor, planDeployment } from '@slotdrop/delivery'
import { distributorAddress } from '@slotdrop/contracts'
import { amountOf, sentence } from '@slotdrop/messages'
import { createWalletClient, fallback, http } from 'viem'
import { flag, keyOptions, nodeOptions } from '../arguments/options.ts'
import { connectNodes } from '../chain/connectNodes.ts'
import type { Command } from '../command.ts'
import { BlockedError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import { keySourceOf, openOwnKey } from '../keys/openKey.ts'
import * as messages from '../messages.generated.ts'

/** `deploy`: deploys the contract on a chain that lacks it, or prints the cost if no key is given. */
export const deploy: Command = {
  usage: '--rpc URL',
  summary: messages.summaryDeploy,
  options: { ...nodeOptions, ...keyOptions, yes: flag(messages.optionYesDeploy) },
  async run(given, host) {
    const { client, chainId, urls } = await connectNodes(given)
    const hasKey = given.text('key-env') !== undefined || given.text('keystore') !== undefined
    const account = hasKey ? await openOwnKey(given, host, keySourceOf(given)) : undefined
    const chain = client.chain?.name ?? `${chainId}`
    const { steps, cost } = await planDeployment(client, account?.address)
    const facts = { chainId, address: distributorAddress }
    if (steps.length === 0)
      return {
        exitCode: exitCodes.done,
        json: { ...facts, state: 'deployed' },
        text: [`${sentence(messages.deployedAlready, { chain, address: distributorAddress })}\n`],
      }
    const offer = sentence(messages.deployOffer, {
      ...{ chain, transactions: steps.length },
      cost: amountOf(cost, 18, client.chain?.nativeCurrency.symbol),
    })
    if (!account)
      return {
        exitCode: exitCodes.unfinished,
        json: { ...facts, state: 'absent', transactions: steps.length, cost },
        text: [`${offer}\n${sentence(messages.deployWithKey)}\n`],
      }
    host.note(`${offer}\n`)
    if (!given.flag('yes')) {
      if (host.ask === undefined) throw new BlockedError(sentence(messages.consentMissing))
      const answer = await host.ask(`${sentence(messages.askDeploy)} `)
      if (!/^y(es)?$/i.test(answer.trim())) throw new BlockedError(sentence(messages.consentRefused))
    }
    const wallet = createWalletClient({ account, transport: fallback(urls.map((url) => http(url))) })
    const deployed = await deployDistributor({
      client,
      pollMilliseconds: client.pollingInterval,
      wallet: {
        address: () => account.address,
        sendTransaction: ({ to, data, value, gas }) =>
          wallet.sendTransaction({ to, data, value, gas, chain: client.chain }),
      },
      onStep: (_, hash) => hash && host.note(`${sentence(messages.deploySent, { hash })}\n`),
    })
    return {
      exitCode: exitCodes.done,
      json: { ...facts, state: 'deployed', transaction: deployed?.hash },
      text: [`${sentence(messages.deployedNow, { chain, address: distributorAddress })}\n`],
    }
  },
}
