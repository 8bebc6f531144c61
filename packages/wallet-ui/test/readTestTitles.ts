import ts from 'typescript'

/** The function a call like `test(…)`, `test.each(table)(…)` or `describe.skip(…)` begins with, and the tables on the way. */
function rootOf(expression: ts.Expression): { name: string; tables: ts.NodeArray<ts.Expression>[] } | undefined {
  if (ts.isIdentifier(expression)) return { name: expression.text, tables: [] }
  if (ts.isPropertyAccessExpression(expression)) return rootOf(expression.expression)
  if (ts.isCallExpression(expression)) {
    const root = rootOf(expression.expression)
    return root && { ...root, tables: [...root.tables, expression.arguments] }
  }
  return undefined
}

/**
 * The titles of the tests and suites a file declares, those that are skipped left out: what a runner would print,
 * with `%s` as it is written. A table's own words count as titles too.
 */
export function readTestTitles(file: string, source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node, isTable: boolean): void => {
    if (isTable && ts.isStringLiteralLike(node)) titles.push(node.text)
    if (ts.isCallExpression(node)) {
      const root = rootOf(node.expression)
      const [title] = node.arguments
      if (root && title && ['test', 'it', 'describe'].includes(root.name)) {
        if (/\.(skip|todo|fixme)\b/.test(node.expression.getText())) return
        if (ts.isStringLiteralLike(title)) titles.push(title.text)
        else if (ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1))
        for (const table of root.tables) for (const argument of table) visit(argument, true)
      }
    }
    ts.forEachChild(node, (child) => visit(child, isTable))
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false)
  return titles
}
