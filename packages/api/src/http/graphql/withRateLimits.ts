import { sentence } from '@slotdrop/messages'
import { getOperationAST, type GraphQLError, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { getAddress } from 'viem'
import { allowances, takeForClient, type Allowance, type RateLimiter } from '../createRateLimiter.ts'
import { costOfOperation, listRootFields } from './operationLimits.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/** Counts what an operation costs, by the caller's address or network; mutations also by the signed-in account. */
export function withRateLimits(limiter: RateLimiter): Plugin<ApiContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const document: DocumentNode = args.document
      const operation = getOperationAST(document, args.operationName)
      if (!operation) return
      const names = listRootFields(document, operation).map((field) => field.name.value)
      const allowance = chooseAllowance(operation, names)
      const cost = costOfOperation(document, operation, args.variableValues ?? {})
      // Sound: `createApi` calls Yoga with this context, which Yoga extends.
      const { clientKey, getSession } = args.contextValue as ApiContext
      let verdict = await takeForClient(limiter, allowance, clientKey, cost)
      if (verdict.allowed && operation.operation === 'mutation') {
        const session = await getSession()
        if (session) verdict = await limiter.take(allowance, `account:${getAddress(session.address)}`, cost)
      }
      if (!verdict.allowed) setResultAndStopExecution({ errors: [tooMany(verdict.retryAfterSeconds)] })
    },
  }
}

const uploads = new Set(['appendRows', 'addListPart'])

function chooseAllowance(operation: OperationDefinitionNode, names: readonly string[]): Allowance {
  if (operation.operation === 'query') return allowances.query
  return names.every((name) => uploads.has(name)) ? allowances.upload : allowances.mutation
}

function tooMany(retryAfterSeconds: number): GraphQLError {
  return publicError(sentence(messages.tooManyRequests, { seconds: String(retryAfterSeconds) }), {
    code: 'RATE_LIMITED',
    retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  })
}
