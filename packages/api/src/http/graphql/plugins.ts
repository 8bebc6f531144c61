import { sentence } from '@slotdrop/messages'
import { getOperationAST, NoSchemaIntrospectionCustomRule, parse, validate, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { runAbortable } from '../../database/statementSignal.ts'
import { takeTurn } from '../../services/takeTurn.ts'
import { costOfOperation, limitOperation, type OperationLimits } from './operationLimits.ts'
import type { RequestScope } from './requestScope.ts'
import * as messages from '../../messages.generated.ts'
import { publicError } from '../../publicError.ts'

/** Refuses operations that are too large before anything is executed, and keeps the schema to itself in production. */
export function withLimits(parameters: { limits: OperationLimits; production: boolean }): Plugin {
  const { limits, production } = parameters
  const rules = [limitOperation(limits), ...(production ? [NoSchemaIntrospectionCustomRule] : [])]
  return {
    onParams({ params, setResult }) {
      if (typeof params.query !== 'string' || params.query.length <= limits.text) return
      const values = { count: String(params.query.length), max: String(limits.text) }
      const extensions = { code: 'OPERATION_TOO_LARGE', http: { status: 400 } }
      setResult({ errors: [publicError(sentence(messages.queryTooLong, values), extensions)] })
    },
    onParse({ setParseFn }) {
      setParseFn((source: Parameters<typeof parse>[0]) => parse(source, { maxTokens: limits.tokens }))
    },
    onValidate({ addValidationRule, setValidationFn }) {
      for (const rule of rules) addValidationRule(rule)
      // Sound: the arguments and the answer are those of `validate`; Yoga never hands in options of its own.
      setValidationFn(((schema, document, all) =>
        validate(schema, document, all, {
          maxErrors: limits.errors - 1,
          hideSuggestions: production,
        })) as typeof validate)
    },
    onExecutionResult({ result, setResult }) {
      if (!result || !('errors' in result) || !result.errors || result.errors.length <= limits.errors) return
      setResult({ ...result, errors: result.errors.slice(0, limits.errors) })
    },
  }
}

/** Notes what the log line of a request says about its operation. */
export function withOperationNotes(getScope: () => RequestScope | undefined): Plugin {
  return {
    onExecute({ args }) {
      const scope = getScope()
      if (!scope) return
      const document: DocumentNode = args.document
      const operation = document.definitions.find(
        (definition) =>
          definition.kind === 'OperationDefinition' &&
          (!args.operationName || definition.name?.value === args.operationName),
      )
      if (operation?.kind !== 'OperationDefinition') return
      scope.operation = `${operation.operation} ${operation.name?.value.slice(0, 80) ?? 'anonymous'}`
    },
    onExecutionResult({ result }) {
      const scope = getScope()
      if (!scope || !result || !('errors' in result)) return
      scope.errorCodes = result.errors?.map((error) => String(error.extensions?.['code'] ?? 'GRAPHQL_ERROR'))
    },
  }
}

/**
 * Ends a query's work in the database when nobody waits for its answer any more. A mutation goes on to its end: who asks
 * again must find it done, not half done.
 */
export function withEndOfWork(getSignal: () => AbortSignal | undefined): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const signal = getSignal()
      if (!signal || getOperationAST(args.document, args.operationName)?.operation !== 'query') return
      setExecuteFn((...parameters) => runAbortable(signal, () => executeFn(...parameters)))
    },
  }
}

/** Units from which an answer may be megabytes, whose writing takes the process for some milliseconds. */
const expensiveCost = 5

/** Lets expensive answers be written one in a round of the event loop, so that many at once keep nobody else waiting. */
export function withTurns(getSignal: () => AbortSignal | undefined): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation || costOfOperation(args.document, operation, args.variableValues ?? {}) < expensiveCost) return
      setExecuteFn(async (...parameters) => {
        const result: unknown = await executeFn(...parameters)
        await takeTurn(getSignal())
        return result
      })
    },
  }
}

/**
 * Takes the body, which was read within its limit, as one operation. Yoga's own reader would read it again, and repeats the
 * JSON parser's message to the caller.
 */
export function withJsonBody(getBody: () => Uint8Array | undefined): Plugin {
  return {
    onRequestParse({ request: { method }, setRequestParser }) {
      if (method === 'POST') setRequestParser(() => parseOperation(getBody()))
    },
  }
}

function parseOperation(body: Uint8Array | undefined): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below.
  }
  throw publicError(sentence(messages.oneOperation), { code: 'BAD_REQUEST', http: { status: 400 } })
}
