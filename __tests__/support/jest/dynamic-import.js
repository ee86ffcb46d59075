/** Jest runs modules as scripts, in which `import()` does not work: it becomes a `require` that answers later. */
module.exports = ({ template }) => {
  const later = template.expression('Promise.resolve().then(() => require(MODULE))');
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type === 'Import') path.replaceWith(later({ MODULE: path.node.arguments[0] }));
      },
    },
  };
};
