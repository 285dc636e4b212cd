SwaggerUIBundle({
	url: "/openapi.json",
	dom_id: "#reference",
	deepLinking: true,
	validatorUrl: null,
	defaultModelsExpandDepth: 0,
	tryItOutEnabled: true,
});
