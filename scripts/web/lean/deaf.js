const UNHEARD = /^(auxclick|dblclick|drag|drop|gotpointer|lostpointer|mouse|pointer|touch|wheel)/;

const deafened = new WeakSet();

/**
 * React listens on its containers for everything that any page could want to hear. Before each click that is a
 * dozen events which nobody here hears through React, and a good part of what a tap costs. An element that wants
 * to hear one of them listens by itself.
 */
exports.deaf = (container) => {
  if (!container || deafened.has(container)) return container;
  deafened.add(container);
  const add = container.addEventListener;
  container.addEventListener = (type, ...rest) => {
    if (!UNHEARD.test(type)) add.call(container, type, ...rest);
  };
  return container;
};
