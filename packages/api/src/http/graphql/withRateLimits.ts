import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { getAddress } from 'viem'
import { allowances, takeForClient, type Allowance, type RateLimiter } from '../createRateLimiter.ts'
import { costOfOperation, listRootFields } from './operationLimits.ts'
import type { ApiContext } from '../../context.ts'
import { tooManyRequests } from '../tooManyRequests.ts'

/**
 * Counts what an operation costs, by the caller's address or network; mutations also by the signed-in account. No text of an operation
 * becomes a key here: requests for rows are counted to their recipient once the drop is known.
 */
export function withRateLimits(limiter: RateLimiter): Plugin<ApiContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const document: DocumentNode = args.document
      const operation = getOperationAST(document, args.operationName)
      if (!operation) return
      const roots = listRootFields(document, operation)
      const names = roots.map((field) => field.name.value)
      const allowance = chooseAllowance(operation, names)
      const cost = costOfOperation(document, operation, args.variableValues ?? {})
      // Sound: `createApi` calls Yoga with this context, which Yoga extends.
      const { clientKey, getSession } = args.contextValue as ApiContext
      let verdict = await takeForClient(limiter, allowance, clientKey, cost)
      if (verdict.allowed && operation.operation === 'mutation') {
        const session = await getSession()
        if (session) verdict = await limiter.take(allowance, `account:${getAddress(session.address)}`, cost)
      }
      if (!verdict.allowed) setResultAndStopExecution({ errors: [tooManyRequests(verdict.retryAfterSeconds)] })
    },
  }
}

const uploads = new Set(['appendRows', 'addListPart'])
const requests = new Set(['requestRows', 'requestClaim'])

function chooseAllowance(operation: OperationDefinitionNode, names: readonly string[]): Allowance {
  if (operation.operation === 'query') return allowances.query
  if (names.some((name) => requests.has(name))) return allowances.request
  return names.every((name) => uploads.has(name)) ? allowances.upload : allowances.mutation
}
