import type { ListParts } from '../entries/listParts.ts'
import type { ListQuestion } from './listQuestion.ts'
import { tokensQuestion } from './tokensQuestion.ts'

/** Lists the questions that no decision has answered yet, in the order in which they are to be asked. */
export function listQuestions(parts: ListParts): readonly ListQuestion[] {
  const tokens = tokensQuestion(parts)
  return tokens ? [...parts.questions, tokens] : parts.questions
}
