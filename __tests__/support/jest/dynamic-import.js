/**
 * Jest runs modules as scripts, in which `import()` does not work: it becomes a `require` that answers later. What
 * has no exports by name, such as JSON, is the default, as for Metro.
 */
module.exports = ({ template }) => {
  const later = template.expression(
    'Promise.resolve().then(() => ((found) => found.__esModule ? found : { ...found, default: found })(require(MODULE)))',
  );
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type === 'Import') path.replaceWith(later({ MODULE: path.node.arguments[0] }));
      },
    },
  };
};
