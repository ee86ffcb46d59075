/** The statement of the file's top level that a path lies in. */
const statementOf = (path) => path.findParent(({ parentPath }) => parentPath?.isProgram()) ?? path;

const isDropped = (path, keep) =>
  path.parentPath?.isExportSpecifier() === true && !keep.has(path.parentPath.node.exported.name);

/** Which statement needs which others, exports that nobody keeps aside. */
const needsOf = (program, keep) => {
  const needs = new Map();
  for (const binding of Object.values(program.scope.bindings)) {
    const declared = statementOf(binding.path).node;
    for (const use of [...binding.referencePaths, ...binding.constantViolations]) {
      if (isDropped(use, keep)) continue;
      const user = statementOf(use).node;
      needs.set(user, (needs.get(user) ?? new Set()).add(declared));
    }
  }
  return needs;
};

const reach = (roots, needs) => {
  const reached = new Set(roots);
  for (const node of reached) for (const needed of needs.get(node) ?? []) reached.add(needed);
  return reached;
};

/**
 * A Babel plugin that keeps only the named exports of a flat, side-effect-free module and what they need:
 * Metro does not shake trees, and a validation library is mostly what one does not use.
 */
module.exports = () => ({
  visitor: {
    Program(program, { opts }) {
      const keep = new Set(opts.keep);
      const statements = program.get('body');
      const isRoot = (statement) => !statement.isDeclaration() || statement.isExportDeclaration();
      const roots = statements.filter(isRoot).map(({ node }) => node);
      const reached = reach(roots, needsOf(program, keep));
      for (const statement of statements) {
        if (!reached.has(statement.node)) statement.remove();
        else if (statement.isExportNamedDeclaration())
          statement.node.specifiers = statement.node.specifiers.filter(({ exported }) =>
            keep.has(exported.name),
          );
      }
    },
  },
});
