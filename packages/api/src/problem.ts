import { problemSentence, type ProblemCode, type ProblemValues } from './messages.ts'

/** A refusal as resolvers answer it. */
export type CodedProblem = {
  readonly __typename: string
  readonly code: ProblemCode
  readonly message: string
  readonly values: { readonly name: string; readonly value: string }[]
}

/** Makes a refusal. Its GraphQL type has the name of its code: `DRAFT_CONFLICT` is a `DraftConflict`. */
export function problem<code extends ProblemCode>(
  code: code,
  values: ProblemValues<code> & Readonly<Record<string, string>>,
): CodedProblem {
  const list = Object.entries(values).map(([name, value]) => ({ name, value }))
  return {
    __typename: code.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    code,
    message: String(problemSentence({ code, message: '', values: list })),
    values: list,
  }
}
