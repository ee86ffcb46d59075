const whole = require('react-dom');
const { deaf } = require('./deaf');

module.exports = {
  ...whole,
  createPortal: (children, container, key) => whole.createPortal(children, deaf(container), key),
};
