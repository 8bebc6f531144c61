import { sentence } from '@slotdrop/messages'
import { getOperationAST, type GraphQLError, Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { getAddress } from 'viem'
import { allowances, type Allowance, type RateLimiter } from '../createRateLimiter.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/** Counts each root field of an operation, by the caller's IP address; mutations also by the signed-in account. */
export function withRateLimits(limiter: RateLimiter): Plugin<ApiContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const document: DocumentNode = args.document
      const operation = getOperationAST(document, args.operationName)
      if (!operation) return
      const names = listRootFields(document, operation)
      const allowance = chooseAllowance(operation, names)
      // Sound: `createApi` calls Yoga with this context, which Yoga extends.
      const { clientKey, getSession } = args.contextValue as ApiContext
      const keys = [`ip:${clientKey}`]
      if (operation.operation === 'mutation') {
        const session = await getSession()
        if (session) keys.push(`account:${getAddress(session.address)}`)
      }
      for (const key of keys) {
        const verdict = await limiter.take(allowance, key, Math.max(1, names.length))
        if (!verdict.allowed) {
          setResultAndStopExecution({ errors: [tooMany(verdict.retryAfterSeconds)] })
          return
        }
      }
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

function listRootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const names: string[] = []
  const walk = ({ selections }: OperationDefinitionNode['selectionSet']) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet)
      else {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        )
        // Validation has passed: there are no circles.
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet)
      }
    }
  }
  walk(operation.selectionSet)
  return names
}
