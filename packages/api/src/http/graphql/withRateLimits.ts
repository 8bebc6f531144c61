import { sentence } from '@slotdrop/messages'
import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  type GraphQLError,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { getAddress } from 'viem'
import { allowances, takeForClient, type Allowance, type RateLimiter } from '../createRateLimiter.ts'
import { costOfOperation, listRootFields } from './operationLimits.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/**
 * Counts what an operation costs, by the caller's address or network; mutations also by the signed-in account, and requests for rows by
 * their recipient.
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
      for (const node of roots.filter(({ name }) => name.value === request)) {
        const recipient = recipientOf(args, node)
        if (verdict.allowed && recipient) verdict = await limiter.take(allowances.recipient, `recipient:${recipient}`)
      }
      if (!verdict.allowed) setResultAndStopExecution({ errors: [tooMany(verdict.retryAfterSeconds)] })
    },
  }
}

const uploads = new Set(['appendRows', 'addListPart'])
const request = 'requestRows'

/** The recipient that a field asks rows for, in small letters; undefined where it names none, which its resolver is not reached with. */
function recipientOf({ schema, variableValues }: ExecutionArgs, node: FieldNode): string | undefined {
  const field = schema.getMutationType()?.getFields()[request]
  if (!field) return undefined
  try {
    const { input } = getArgumentValues(field, node, variableValues ?? {})
    // Sound: a field that is there or not.
    const { recipient } = Object(input) as { readonly recipient?: unknown }
    return typeof recipient === 'string' ? recipient.toLowerCase() : undefined
  } catch {
    return undefined
  }
}

function chooseAllowance(operation: OperationDefinitionNode, names: readonly string[]): Allowance {
  if (operation.operation === 'query') return allowances.query
  if (names.includes(request)) return allowances.request
  return names.every((name) => uploads.has(name)) ? allowances.upload : allowances.mutation
}

function tooMany(retryAfterSeconds: number): GraphQLError {
  return publicError(sentence(messages.tooManyRequests, { seconds: String(retryAfterSeconds) }), {
    code: 'RATE_LIMITED',
    retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  })
}
