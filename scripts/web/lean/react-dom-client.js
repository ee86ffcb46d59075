const whole = require('react-dom/client');
const { deaf } = require('./deaf');

module.exports = {
  ...whole,
  createRoot: (container, options) => whole.createRoot(deaf(container), options),
  hydrateRoot: (container, children, options) => whole.hydrateRoot(deaf(container), children, options),
};
